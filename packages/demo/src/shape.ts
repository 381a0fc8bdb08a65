/**
 * Reads a value of the content.
 * @param place where the value stands, for the message
 * @throws Error that names the place when the value is of another kind
 */
export type Reader<Value> = (value: unknown, place: string) => Value;
type Fields = Readonly<Record<string, Reader<unknown>>>;

export const text: Reader<string> = (value, place) =>
  typeof value === 'string' && value !== '' ? value : refuse(place, 'is no text');
export const count: Reader<number> = (value, place) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : refuse(place, 'is no count');
export const flag: Reader<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : refuse(place, 'is neither true nor false');

/** One of the keys of `names`. */
export function oneOf<Name extends string>(names: Readonly<Record<Name, unknown>>): Reader<Name> {
  return (value, place) =>
    typeof value === 'string' && Object.hasOwn(names, value)
      ? (value as Name)
      : refuse(place, `is none of ${Object.keys(names).join(', ')}`);
}

/** What has one of these names. */
export function named<Value>(values: Readonly<Record<string, Value>>): Reader<Value> {
  return (name, place) => values[oneOf(values)(name, place)] ?? refuse(place, 'is missing');
}

export function optional<Value>(reader: Reader<Value>): Reader<Value | undefined> {
  return (value, place) => (value === undefined ? undefined : reader(value, place));
}

export function list<Value>(reader: Reader<Value>): Reader<readonly Value[]> {
  return (value, place) =>
    Array.isArray(value)
      ? value.map((item, index) => reader(item, `${place}, ${index + 1}`))
      : refuse(place, 'is no list');
}

/** Exactly these fields. */
export function object<Shape extends Fields>(
  fields: Shape,
): Reader<{ readonly [Field in keyof Shape]: ReturnType<Shape[Field]> }> {
  return (value, place) => {
    const given = dictionary((field) => field)(value, place);
    for (const name of Object.keys(given)) oneOf(fields)(name, `${place}, ${name}`);
    const read = Object.entries(fields).map(([name, reader]) => [
      name,
      reader(given[name], `${place}, ${name}`),
    ]);
    // Each field was read with the reader of its name.
    return Object.fromEntries(read) as { readonly [Field in keyof Shape]: ReturnType<Shape[Field]> };
  };
}

/** Any names, each with a value of one kind. */
export function dictionary<Value>(reader: Reader<Value>): Reader<Readonly<Record<string, Value>>> {
  return (value, place) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, each]) => [key, reader(each, `${place}, ${key}`)]),
        )
      : refuse(place, 'has no fields');
}

export function refuse(place: string, fault: string): never {
  throw new Error(`Demo content: ${place} ${fault}.`);
}
