import type { Api } from './api.js';

export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Operation {
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
}

export interface Route {
  readonly method: string;
  /** As documented, with parameters in braces. */
  readonly path: string;
  readonly operation: Operation;
  /** The schema of the body with its references resolved, where there is one. */
  readonly body: Schema | null;
}

const resolved = (schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema => {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  const own = reference ? { ...schema, ...schemas[reference.split('/').at(-1)!] } : schema;
  const properties = Object.entries(own.properties ?? {}).map(([name, each]) => [name, resolved(each, schemas)]);
  return {
    ...own,
    ...(own.properties && { properties: Object.fromEntries(properties) as Record<string, Schema> }),
    ...(own.items && { items: resolved(own.items, schemas) }),
  };
};

/** Every route of a server, as its OpenAPI document describes it. */
export async function documentedRoutes(caller: Api): Promise<Route[]> {
  const { body } = await caller.get('/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      const resolvedBody = schema ? resolved(schema, body.components.schemas) : null;
      return { method: method.toUpperCase(), path, operation, body: resolvedBody };
    }),
  );
}

/** A value as the examples of its schema show it; undefined where they show none. */
export const exampleOf = ({ example, type, enum: allowed, properties, required = [], items }: Schema): unknown => {
  if (example !== undefined) return example;
  if (type === 'array' && items) return [exampleOf(items)];
  if (!properties) return allowed?.[0];
  const fields = Object.entries(properties)
    .filter(([name, schema]) => required.includes(name) || schema.example !== undefined)
    .map(([name, schema]) => [name, exampleOf(schema)]);
  return Object.fromEntries(fields) as object;
};
