// Opens the bus as the product does and leaves again; ends with 1 if it is not let in.
//   node greet.ts <address, as NATS_URL>
import { makeLog } from '../../../server/src/lib/log.ts'
import { openBus } from '../../../server/src/outbound/bus.ts'

setTimeout(() => process.exit(1), 8_000).unref()
try {
  const bus = await openBus(process.argv[2] ?? '', 'greet', makeLog('greet', 'silent'))
  await bus.close()
} catch {
  process.exit(1)
}
