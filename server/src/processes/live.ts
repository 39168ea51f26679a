// The live process: STOMP over WebSocket for browsers.
import { createServer } from 'node:http'
import { listGoodSessions } from '../access/member.queries.ts'
import { identity } from '../app.ts'
import { openDatabase } from '../db/open.ts'
