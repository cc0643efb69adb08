/** `npm run check`: the steps that need nothing of each other, as many at a time as there are cores. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const steps = ['types', 'test:unit', 'lint', 'layers', 'unused', 'format:check'];
const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function run(step) {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', step], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => output.push(Buffer.from(error.message)));
    child.once('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step} (${seconds(start)})`);
      if (code !== 0) console.log(Buffer.concat(output).toString());
      resolve(code === 0);
    });
  });
}

const waiting = [...steps];
const failed = [];
const worker = async () => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    if (!(await run(step))) failed.push(step);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
console.log(failed.length === 0 ? `All is well (${seconds(began)}).` : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
