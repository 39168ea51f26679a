// How a route is declared. From one declaration come the Fastify route, the typed client, the OpenAPI document,
// the authorization matrix and the contract fuzz.
import type { z } from 'zod'

import type { Action } from '../rules/access.ts'
import type { ErrorCode } from '../rules/errors.ts'
import type { Switchable } from '../rules/switches.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a route may answer instead of JSON. */
export type FileType = 'application/pdf' | 'text/csv' | 'application/zip' | 'text/calendar'

/** The longest body of a call, in bytes, unless its route says otherwise; and the longest a route may ask for. */
export const BODY_LIMIT = 64 * 1024
export const LARGEST_BODY = 1024 * 1024

export interface Route {
  method: Method
  /** Below /api. Path parameters as {name}. */
  path: `/v1/${string}`
  summary: string
  /** 'public': everybody. 'signedIn': any person with a session. Otherwise a row of rules/access.ts. */
  may: 'public' | 'signedIn' | Action
  /** Where the input holds the id of the row `may` is about: 'query.id', 'body.id', 'params.id'. */
  target?: `${'query' | 'body' | 'params'}.${string}`
  /** Refused while this is switched off for the caller's company. A public call says itself whose company it is about. */
  needs?: Switchable
  /** Of a public call: it wants to know who is signed in in the same browser, if anybody is. Nobody needs to be. */
  noticesVisitor?: true
  /** Open before profile set-up is finished (T10). */
  beforeSetup?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Takes a body of any type and reads none of it: a mail program sends a form (RFC 8058). */
  ignoresBody?: true
  /** Credentials in the HTTP Basic header instead of a bearer token (login only). */
  basic?: true
  /** The first status is the usual one. 201 carries a Location header with the client route of the new item. */
  statuses: readonly [number, ...number[]]
  /** Absent: the answer has no body. */
  output?: z.ZodType
  /** The answer is a file of this type, instead of `output`. */
  file?: FileType
  /** Of a creating call whose answer opens a door: no repeat of it is answered from memory. */
  answersSecret?: true
  /** For a call that carries long texts. */
  maxBody?: number
  errors: readonly ErrorCode[]
  limit?: LimitName
}

/** Calls per window and caller; anonymous callers are counted by address. */
export const limits = {
  signedIn: { calls: 300, seconds: 60 },
  anonymous: { calls: 60, seconds: 60 },
  search: { calls: 30, seconds: 60 },
  document: { calls: 30, seconds: 60 },
  /** More than anybody has to say. */
  write: { calls: 60, seconds: 60 },
  /** Providers of calendars fetch those of many people from one address. */
  calendar: { calls: 600, seconds: 60 },
  /** Guests of one company sit behind one address, and each saves at every step. */
  guest: { calls: 120, seconds: 60 },
  upload: { calls: 60, seconds: 1800 },
  /** Messages, on the live channel. */
  chat: { calls: 60, seconds: 60 },
  login: { calls: 600, seconds: 60 },
  session: { calls: 600, seconds: 60 },
} as const
export type LimitName = keyof typeof limits

export const route = <const R extends Route>(declared: R) => declared

type Part<R, K extends 'params' | 'query' | 'body'> =
  R extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : unknown
type Parsed<R, K extends 'params' | 'query' | 'body'> =
  R extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.output<S> } : unknown

/** What a client sends. */
export type InputOf<R> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>
/** What a handler gets. */
export type ParsedOf<R> = Parsed<R, 'params'> & Parsed<R, 'query'> & Parsed<R, 'body'>
export type OutputOf<R> = R extends { output: infer S extends z.ZodType } ? z.output<S> : undefined
