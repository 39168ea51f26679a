// In the place of React Router's own loader of page modules (vite.config.ts). That one reloads the whole page when a
// module does not arrive; without a network this ends in the browser's own error page. Here it is fetched again once,
// and then the page says what is missing, inside its shell.
interface RouteOf {
  id: string
  module: string
}

/** A page whose code did not arrive. */
export class PageModuleMissing extends Error {
  override name = 'PageModuleMissing'
  /** The network was away when it was asked for. */
  readonly wasOffline: boolean

  constructor(address: string, { wasOffline, cause }: { wasOffline: boolean; cause: unknown }) {
    super(address, { cause })
    this.wasOffline = wasOffline
  }
}

const AGAIN_AFTER_MS = 500
const RELOADED = 'wp.reloaded'
const RELOAD_EVERY_MS = 60_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)

export async function loadRouteModule(route: RouteOf, loaded: Record<string, unknown>): Promise<unknown> {
  loaded[route.id] ??= await loadTwice(route.module)
  return loaded[route.id]
}

async function loadTwice(address: string): Promise<unknown> {
  try {
    return await load(address)
  } catch {
    const wasOffline = !navigator.onLine
    await pause(AGAIN_AFTER_MS)
    try {
      // The browser remembers a module that failed: the second try needs another address.
      return await load(`${address}?again`)
    } catch (error) {
      if (await isReplaced(address)) reloadOnce()
      throw new PageModuleMissing(address, { wasOffline, cause: error })
    }
  }
}

/** The server answers, but has a newer version of the product: this page's files are gone. */
async function isReplaced(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

/** Not for ever: a file that is missing in the new version too must not make the page reload without end. */
function reloadOnce() {
  const last = Number(sessionStorage.getItem(RELOADED))
  if (Date.now() - last < RELOAD_EVERY_MS) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  window.location.reload()
}
