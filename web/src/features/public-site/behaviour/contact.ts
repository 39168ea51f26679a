// The contact form: brings the sum, checks what was typed, sends it. The server checks everything again.
import messages from '@werkplatz/content/messages/contact.json'
import { readCaptcha, sendContact } from '@werkplatz/contract/routes.gen.ts'

import { ApiError } from '../../../api/api-error.ts'
import { exchange } from '../../../api/http.ts'
import { startToasts } from '../../../ui/toast/plain-toaster.ts'
import { showMessage, showToast } from '../../../ui/toast/show-message.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
interface Captcha {
  problem: string
  captchaId: string
}

/** A sum is good for five minutes; nobody should answer one that is about to end. */
const FRESH_MS = 4.5 * 60_000

function startContactForm(form: HTMLFormElement) {
  const fields = [...form.querySelectorAll<Control>('input, textarea')]
  const answer = form.querySelector<HTMLInputElement>('[name="answer"]')!
  const problem = form.querySelector<HTMLElement>('[data-problem]')!
  const send = form.querySelector<HTMLButtonElement>('[data-send]')!
  let captchaId = ''
  let renewal: ReturnType<typeof setTimeout> | undefined

  const newCaptcha = async () => {
    clearTimeout(renewal)
    try {
      const { data } = await exchange(readCaptcha)
      const captcha = data as Captcha
      captchaId = captcha.captchaId
      problem.textContent = captcha.problem
      answer.value = ''
      renewal = setTimeout(() => {
        if (answer.value === '') void newCaptcha()
      }, FRESH_MS)
    } catch {
      captchaId = ''
      problem.textContent = ''
      showMessage(messages.captchaLoadFailed)
    }
  }

  const setBusy = (isBusy: boolean) => {
    send.setAttribute('aria-disabled', String(isBusy))
    send.textContent = (isBusy ? send.dataset['busy'] : send.dataset['idle']) ?? ''
  }
  const textOf = (name: string) => fields.find((field) => field.name === name)?.value.trim() ?? ''

  const submit = async () => {
    const empty = fields.filter((field) => field.value.trim() === '')
    for (const field of fields) mark(field, empty.includes(field) ? messages.fieldsEmpty.text : null)
    if (empty[0]) {
      empty[0].focus()
      return showMessage(messages.fieldsEmpty)
    }
    // People type the minus of the sum, too.
    const sum = answer.value.trim().replace('−', '-')
    if (!/^[+-]?\d{1,6}$/.test(sum)) {
      mark(answer, messages.captchaNotInteger.text)
      answer.focus()
      return showMessage(messages.captchaNotInteger)
    }
    setBusy(true)
    try {
      const [nameFirst, nameLast, email, message] = ['nameFirst', 'nameLast', 'email', 'message'].map(textOf)
      const captcha = { captchaId, answer: Number(sum) }
      await exchange({ ...sendContact, body: { nameFirst, nameLast, email, message, captcha } })
      form.reset()
      showMessage(messages.sent)
      await newCaptcha()
    } catch (error) {
      await explain(error instanceof ApiError ? error : new ApiError(0))
    } finally {
      setBusy(false)
    }
  }

  const explain = async (error: ApiError) => {
    if (error.code === 'captcha_wrong') {
      showMessage(messages.captchaWrong)
      await newCaptcha()
      mark(answer, messages.captchaWrong.text)
      return answer.focus()
    }
    const { text: title, durationMs } = messages.sendFailed
    const why = error.errors.join(' ') || error.detail
    showToast({ kind: 'error', title, durationMs, ...(why && { text: why }) })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (send.getAttribute('aria-disabled') !== 'true') void submit()
  })
  form.addEventListener('input', ({ target }) => {
    const field = fields.find((one) => one === target)
    if (field?.value.trim()) mark(field, null)
  })
  form.querySelector('[data-new-captcha]')?.addEventListener('click', () => void newCaptcha())
  void newCaptcha()
}

/** The sentence takes the place of the field's hint, and gives it back. */
function mark(field: Control, sentence: string | null) {
  if (sentence === null) field.removeAttribute('aria-invalid')
  else field.setAttribute('aria-invalid', 'true')
  const id = `${field.id}-note`
  let note = document.getElementById(id)
  if (!note && sentence !== null) {
    note = document.createElement('span')
    note.id = id
    note.dataset['note'] = ''
    note.dataset['hint'] = ''
    field.parentElement?.after(note)
    field.setAttribute('aria-describedby', id)
  }
  if (!note) return
  note.dataset['hint'] ??= note.textContent
  note.textContent = sentence ?? note.dataset['hint']
  note.toggleAttribute('data-error', sentence !== null)
}

startToasts()
const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
if (form) startContactForm(form)
