/** Fastify alone: reads JSON, answers it. */
import fastify from 'fastify';

const app = fastify();
app.post('/bench/echo', (request, reply) => reply.status(201).send(request.body));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!(`http://127.0.0.1:${app.addresses()[0].port}`);
process.on('disconnect', () => process.exit(0));
