/** What a filter may consist of. Everything here is immutable, cheap, and reads nothing but its arguments. */

export const OPERATORS = new Set([
  ...['=', '<>', '<', '>', '<=', '>='],
  ...['+', '-', '*', '/', '%'],
  ...['||', '@>', '<@', '&&', '-|-', '<<', '>>'],
  ...['->', '->>', '#>', '#>>', '?', '?|', '?&'],
])

export const FUNCTIONS = new Set([
  ...['lower', 'upper', 'length', 'char_length', 'btrim', 'ltrim', 'rtrim', 'left', 'right', 'starts_with'],
  ...['abs', 'ceil', 'ceiling', 'floor', 'round', 'trunc', 'sign'],
  ...['cardinality', 'array_length', 'array_ndims', 'array_position'],
  ...['isempty', 'lower_inc', 'upper_inc', 'lower_inf', 'upper_inf'],
  ...['jsonb_typeof', 'jsonb_array_length'],
])

export const TYPES = new Set([
  ...['bool', 'int2', 'int4', 'int8', 'float4', 'float8', 'numeric'],
  ...['text', 'varchar', 'bpchar', 'citext', 'uuid', 'bytea'],
  ...['date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'],
  ...['json', 'jsonb', 'int4range', 'int8range', 'numrange', 'daterange', 'tsrange', 'tstzrange'],
])
