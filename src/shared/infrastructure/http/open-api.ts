import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { VERSION } from '../../version.js';

/** The description of every route at /api/openapi.json, to be browsed at /api/docs. */
export const serveOpenApi = (app: INestApplication): void => {
  const description = new DocumentBuilder()
    .setTitle('OpenTCG')
    .setDescription('Tournaments and matches of card and board games. Errors are problem details with a stable code.')
    .setVersion(VERSION)
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, description);
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'OpenTCG API',
  });
};
