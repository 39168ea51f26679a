import { showToast } from '../toast/show-message.ts'

/** The texts are long and seldom read: they come with the first question. */
export async function showContextHelp(pathname: string) {
  const { default: help } = await import('@werkplatz/content/help.json')
  const path = pathname.replace(/\/+$/, '')
  const { title, text } = help.items.find((item) => item.path === path) ?? help.fallback
  showToast({ kind: 'info', title, text, durationMs: help.meta.durationMs })
}
