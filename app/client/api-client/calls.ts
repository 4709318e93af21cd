import type { z } from 'zod'
import { segment, withQuery } from '#app/links.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Route } from '#server/api/calls.ts'

/**
 * The API's calls, by method and path, such as `POST /api/private/plan/{id}/message`. Inputs and answers are those of
 * the server's routes, which are imported as types alone: nothing of the server reaches the browser.
 */
type Calls = {
  [Each in Route as `${Uppercase<Each['method']>} ${Each['path']}`]: {
    input: Shown<RouteInput<Each>>
    addressed: Shown<RouteAddress<Each>>
    answer: RouteAnswer<Each>
  }
}

export type CallName = keyof Calls
/** The calls that read. */
export type ReadName = Extract<CallName, `GET ${string}`>
/** What a call is sent: the parts of its path, its query, headers and body, as far as it has them. */
export type InputOf<Name extends CallName> = Calls[Name]['input']
/** The part of it that stands in the address. */
export type AddressOf<Name extends CallName> = Calls[Name]['addressed']
/** The JSON of a successful answer; undefined where there is none. */
export type AnswerOf<Name extends CallName> = Calls[Name]['answer']
/** The reads that answer `{ data }`. */
export type DataName = {
  [Name in ReadName]: AnswerOf<Name> extends { data: unknown } ? Name : never
}[ReadName]
export type DataOf<Name extends DataName> = AnswerOf<Name>['data']
/** The reads that answer a list page by page. */
export type ListName = {
  [Name in ReadName]: AnswerOf<Name> extends { data: unknown[] } & (
    | { next: string | null }
    | { cursor: string | null }
  )
    ? InputOf<Name> extends { query?: { cursor?: string } }
      ? Name
      : never
    : never
}[ReadName]
type Nothing = Record<never, never>
/** An input may be left out where nothing in it is required. */
export type Arguments<Input> = [keyof Input] extends [never]
  ? [input?: undefined]
  : Nothing extends Input
    ? [input?: Input]
    : [input: Input]

/** The same type, written out in messages of the compiler and of the editor. */
type Shown<Type> = { [Key in keyof Type]: Type[Key] } & {}

type Part<Each, Name extends string> = Each extends { request: Record<Name, infer Value> } ? Value : undefined
type JsonSchema<Value> = Value extends { content: { 'application/json': { schema: infer Schema } } }
  ? Schema
  : undefined

type Given<Name extends string, Value> = Nothing extends Value
  ? Partial<Record<Name, Value>>
  : Record<Name, Value>
type Sent<Name extends string, Schema> = Schema extends z.ZodType ? Given<Name, z.input<Schema>> : unknown
/** A part of a path is text, and may be given as a number where the server reads one. */
type Path<Schema> = Schema extends z.ZodType
  ? { path: PathParts<z.input<Schema>, z.output<Schema>> }
  : unknown
type PathParts<Written, Read> = {
  [Key in keyof Written]: Key extends keyof Read ? Written[Key] | Extract<Read[Key], number> : never
}

type RouteInput<Each> = Path<Part<Each, 'params'>> &
  Sent<'query', Part<Each, 'query'>> &
  Sent<'headers', Part<Each, 'headers'>> &
  Sent<'body', JsonSchema<Part<Each, 'body'>>>

/** The parts of an input that stand in an address; a query may be left out. */
type RouteAddress<Each> = Path<Part<Each, 'params'>> &
  (Part<Each, 'query'> extends infer Query extends z.ZodType ? { query?: z.input<Query> } : unknown)

type Success = 200 | 201 | 202 | 204
type RouteAnswer<Each extends Route> = {
  [Status in Success]: Each['responses'] extends Record<Status, infer Answer> ? Json<Answer> : never
}[Success]
type Json<Answer> =
  JsonSchema<Answer> extends z.ZodType
    ? z.output<JsonSchema<Answer>>
    : Answer extends { content: unknown }
      ? never
      : undefined

/** An input as the client reads it. */
export interface CallInput {
  path?: Record<string, string | number>
  query?: Record<string, string | undefined>
  headers?: Record<string, string | undefined>
  body?: unknown
}

/** The address of a call, without the API's host; without a query it is the beginning of several. */
export function addressOf<Name extends CallName>(call: Name, ...input: Arguments<AddressOf<Name>>): string {
  return toAddress(call, input[0])
}

export function toAddress(call: string, { path = {}, query = {} }: CallInput = {}): string {
  const template = call.slice(call.indexOf(' ') + 1)
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => segment(String(path[name])))
  return withQuery(filled, query)
}

/** The reader's language, as the API's calls name it. */
export function apiLocale(): 'EN' | 'ES' {
  return getLocale() === 'es' ? 'ES' : 'EN'
}
