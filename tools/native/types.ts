import type * as v from 'valibot';

/** A JSON Schema, as far as the interface needs one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The properties of valibot's schemas of the kinds that the interface has. */
interface Parts {
  type: string;
  entries: Readonly<Record<string, v.GenericSchema>>;
  item: v.GenericSchema;
  wrapped: v.GenericSchema;
  options: readonly v.GenericSchema[];
  literal: unknown;
}

const partsOf = (schema: v.GenericSchema) => schema as unknown as Parts;
/** A picklist's options, which are no schemas. */
const textsOf = (picklist: v.GenericSchema) => (picklist as unknown as { options: readonly string[] }).options;
const isOptional = (schema: v.GenericSchema) => partsOf(schema).type === 'exact_optional';

/**
 * A schema as a TypeScript type.
 *
 * @throws Error for a kind of schema that the interface does not have yet: add it here
 */
export function typeOf(schema: v.GenericSchema): string {
  const { type, entries, item, wrapped, options, literal } = partsOf(schema);
  switch (type) {
    case 'object':
      return `{ ${Object.entries(entries)
        .map(([key, value]) => `${key}${isOptional(value) ? '?' : ''}: ${typeOf(value)}`)
        .join('; ')} }`;
    case 'array':
      return `Array<${typeOf(item)}>`;
    case 'nullable':
      return `${typeOf(wrapped)} | null`;
    case 'exact_optional':
      return typeOf(wrapped);
    case 'picklist':
      return textsOf(schema)
        .map((text) => `'${text}'`)
        .join(' | ');
    case 'union':
      return options.map(typeOf).join(' | ');
    case 'literal':
      return JSON.stringify(literal);
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
      return type;
    default:
      throw new Error(`tools/native/types.ts cannot write a schema of the kind ${type}`);
  }
}

/** The same as a JSON Schema (2020-12). Fields that are not named are allowed, as the pages ignore them. @throws Error as {@link typeOf} */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { type, entries, item, wrapped, options, literal } = partsOf(schema);
  switch (type) {
    case 'object': {
      const fields = Object.entries(entries);
      const required = fields.filter(([, value]) => !isOptional(value)).map(([key]) => key);
      return { type, properties: Object.fromEntries(fields.map(([key, value]) => [key, jsonSchemaOf(value)])), required };
    }
    case 'array':
      return { type, items: jsonSchemaOf(item) };
    case 'nullable':
      return { anyOf: [jsonSchemaOf(wrapped), { type: 'null' }] };
    case 'exact_optional':
      return jsonSchemaOf(wrapped);
    case 'picklist':
      return { enum: textsOf(schema) };
    case 'union':
      return { anyOf: options.map(jsonSchemaOf) };
    case 'literal':
      return { const: literal };
    case 'string':
    case 'number':
    case 'boolean':
      return { type };
    case 'unknown':
      return {};
    default:
      throw new Error(`tools/native/types.ts cannot write a schema of the kind ${type}`);
  }
}
