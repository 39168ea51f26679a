// Requests that are not calls of the route at all: bodies that cannot be read, wrong content types, headers from hell.
import { BODY_LIMIT, LARGEST_BODY, type Route } from '@werkplatz/contract/shared/route.ts'

export interface Junk {
  name: string
  url?: string
  headers?: Record<string, string>
  payload?: string
  /** Must be refused by every route; a body at least by every route whose method has one. */
  refusedAlways?: true
}

const json = { 'content-type': 'application/json' }
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

export const junkBodies: Junk[] = [
  { name: 'broken JSON', headers: json, payload: '{"a":', refusedAlways: true },
  { name: 'no JSON at all', headers: json, payload: 'a=1', refusedAlways: true },
  { name: 'empty JSON body', headers: json, payload: '' },
  { name: '10,000 levels deep', headers: json, payload: deep(10_000) },
  { name: '10,000 lists deep', headers: json, payload: '['.repeat(10_000) + ']'.repeat(10_000) },
  { name: 'unclosed depth', headers: json, payload: '['.repeat(50_000), refusedAlways: true },
  { name: '__proto__', headers: json, payload: '{"__proto__":{"isAdmin":true}}', refusedAlways: true },
  {
    name: 'constructor.prototype',
    headers: json,
    payload: '{"constructor":{"prototype":{"isAdmin":true}}}',
    refusedAlways: true,
  },
  { name: 'oversize', headers: json, payload: JSON.stringify({ a: 'x'.repeat(BODY_LIMIT) }), refusedAlways: true },
  {
    name: 'larger than any call may be',
    headers: json,
    payload: JSON.stringify({ a: 'x'.repeat(LARGEST_BODY) }),
    refusedAlways: true,
  },
  { name: 'a megabyte of digits', headers: json, payload: '9'.repeat(1 << 20), refusedAlways: true },
  { name: 'doubled keys', headers: json, payload: '{"id":"a","id":"b"}' },
  {
    name: 'not UTF-8',
    headers: json,
    payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1'),
  },
  { name: 'XML', headers: { 'content-type': 'application/xml' }, payload: '<a/>', refusedAlways: true },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
    refusedAlways: true,
  },
  { name: 'plain text', headers: { 'content-type': 'text/plain' }, payload: '{}' },
  {
    name: 'multipart',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
    refusedAlways: true,
  },
  { name: 'no such type', headers: { 'content-type': 'a/b/c;;' }, payload: '{}', refusedAlways: true },
  { name: 'JSON in another alphabet', headers: { 'content-type': 'application/json; charset=utf-16' }, payload: '{}' },
]

export const junkQueries: Junk[] = [
  '?unknown=1',
  '?id=1&id=2',
  '?__proto__=1',
  '?__proto__[isAdmin]=1',
  '?constructor=1',
  '?a[]=1&a[]=2',
  `?q=${'x'.repeat(15_000)}`,
  `?${Array.from({ length: 2_000 }, (_, i) => `p${i}=1`).join('&')}`,
  '?%ff=%fe',
  '?%zz',
  '?x=%00',
  '?x=%ED%A0%80',
  '?=',
  '?page=-1',
  '?size=1e9',
].map((url) => ({ name: `query ${url.slice(0, 30)}`, url, refusedAlways: true }))

/** Credentials that are none. */
export const junkCredentials: Junk[] = [
  'Bearer',
  'Bearer ',
  'Bearer null',
  'bearer x',
  'Bearer a.b.c',
  `Bearer ${'x'.repeat(9_000)}`,
  'Basic',
  'Basic !!!!',
  'Basic Og==',
  'Basic AAAA',
  'Digest x',
  'Negotiate',
  // {"alg":"none"} with a plausible payload
  'Bearer eyJhbGciOiJub25lIiwidHlwIjoiYXQrand0In0.eyJzdWIiOiJ4Iiwic2lkIjoieCJ9.',
].map((authorization) => ({ name: `authorization ${authorization.slice(0, 30)}`, headers: { authorization } }))

export const junkCookies: Junk[] = [
  '',
  '=',
  ';;;',
  '__Secure-werkplatz-refresh=',
  '__Secure-werkplatz-refresh=x',
  `__Secure-werkplatz-refresh=${'x'.repeat(4_000)}`,
  `__Secure-werkplatz-refresh=0198c0de-0000-7000-8000-000000000000.1.${'A'.repeat(43)}`,
  '__Secure-werkplatz-refresh=%ff%00',
  '__proto__=x',
].map((cookie) => ({ name: `cookie ${cookie.slice(0, 40)}`, headers: { cookie } }))

export const otherMethods = (route: Route) =>
  (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const).filter(
    (method) => method !== route.method,
  )
