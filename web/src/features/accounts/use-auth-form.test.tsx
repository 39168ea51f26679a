import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { headScript } from '../../app/head-script.ts'
import { useAuthForm } from './use-auth-form.ts'

let sent: Record<string, string>[] = []
let refused: string[] = []
let page: HTMLElement
let root: Root | undefined
const listeners: [string, EventListenerOrEventListenerObject][] = []

function Form({ isReady = true }: { isReady?: boolean }) {
  const { field, formProps } = useAuthForm(
    { email: '' },
    ({ email }) => (email.includes('@') ? {} : { email: 'fehlt' }),
    async (values) => {
      sent.push(values)
    },
    isReady,
  )
  const { name, value, onChange, error } = field('email')
  return (
    <form {...formProps}>
      <input aria-label="E-Mail" name={name} value={value} onChange={(event) => onChange(event.target.value)} />
      <button type="submit">Anmelden</button>
      {error}
    </form>
  )
}

beforeEach(() => {
  sent = []
  refused = []
  delete window.werkplatzFormsRun
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    refused.push(this.getAttribute('action') ?? '')
  })
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    if (type === 'submit') listeners.push([type, listener as EventListener])
    add(type, listener as EventListener, options as boolean)
  })
  page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Form />)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  page.remove()
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener, true)
  vi.restoreAllMocks()
  vi.useRealTimers()
  cleanup()
})

/** The page as it was printed, with the script of its head. */
function open(path = '/dashboard/login') {
  window.history.replaceState(null, '', path)
  // oxlint-disable-next-line no-implied-eval -- it is what the head of the page runs
  new Function('addEventListener', headScript)(window.addEventListener)
}
const type = (value: string) => (page.querySelector('input')!.value = value)
/** Whether the browser would have sent it. */
const enter = () =>
  page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
const hydrate = (isReady?: boolean) =>
  act(async () => {
    root = hydrateRoot(page, <Form isReady={isReady ?? true} />)
  })

test('what was typed before the scripts came is sent', async () => {
  type('nina@handelswerk.example')
  await hydrate()
  expect(screen.getByLabelText('E-Mail')).toHaveValue('nina@handelswerk.example')
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(sent).toEqual([{ email: 'nina@handelswerk.example' }])
})

test('two Enters before the scripts are one sending after them', async () => {
  open()
  type('nina@handelswerk.example')
  expect([enter(), enter()]).toEqual([false, false])
  expect(page.querySelector('form')).toHaveAttribute('data-early')
  expect(sent).toEqual([])
  await hydrate()
  expect(sent).toEqual([{ email: 'nina@handelswerk.example' }])
  expect(page.querySelector('form')).not.toHaveAttribute('data-early')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused).toEqual([])
  await act(async () => void enter())
  expect(page.querySelector('form')).not.toHaveAttribute('data-early')
  expect(sent).toHaveLength(2)
})

test('a form that is not complete says so instead of sending', async () => {
  open()
  type('nina')
  enter()
  await hydrate()
  expect(sent).toEqual([])
  expect(page).toHaveTextContent('fehlt')
})

test('one that needs the secret of its address waits until it is read', async () => {
  open('/dashboard/pw-recovery')
  type('nina@handelswerk.example')
  enter()
  await hydrate(false)
  expect(sent).toEqual([])
  await act(async () => root!.render(<Form />))
  expect(sent).toEqual([{ email: 'nina@handelswerk.example' }])
})

test('without scripts it goes where the browser would have sent it, after 15 seconds and once', async () => {
  open()
  type('nina@handelswerk.example')
  enter()
  await vi.advanceTimersByTimeAsync(14_900)
  expect(refused).toEqual([])
  enter()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused).toEqual(['/api/no-script'])
})

test('elsewhere nothing is held, nor a form that holds no secret', () => {
  open('/dashboard')
  expect(enter()).toBe(true)
  open()
  page.querySelector('form')!.setAttribute('action', '/suche')
  expect(enter()).toBe(true)
})
