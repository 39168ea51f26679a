import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import labels from '@werkplatz/content/labels/public-site.json'
import contact from '@werkplatz/content/public/contact.json'
import { contactFieldLabels } from '@werkplatz/contract/public-site/labels.ts'
import { contactLimits } from '@werkplatz/contract/public-site/limits.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/fields/Field.tsx'

import field from '../../../ui/form/fields/Field.module.css'
import styles from '../pages/ContactPage.module.css'

const { form, details } = contact
const [beforeLink = '', afterLink = ''] = form.privacyHint.split(form.privacyLink.label)

/** Empty and still: behaviour/contact.ts brings the sum, checks and sends. */
export function ContactForm() {
  return (
    <form className={styles.form} aria-labelledby="formular" noValidate data-contact-form>
      <h2 id="formular" className="sr-only">
        {form.title}
      </h2>
      <p className={styles.whole}>{form.intro}</p>
      <TextInput name="nameFirst" />
      <TextInput name="nameLast" />
      <div className={styles.whole}>
        <TextInput name="email" type="email" />
      </div>
      <div className={styles.whole}>
        <Field label={contactFieldLabels.message} hint={form.fields.message.hint} id="message" required>
          {(aria) => (
            <span className={classNames(field.box, field.forArea)}>
              <textarea
                {...aria}
                name="message"
                rows={6}
                maxLength={contactLimits.message}
                placeholder={form.fields.message.placeholder}
                className={classNames(field.control, field.area)}
              />
            </span>
          )}
        </Field>
      </div>
      <Captcha />
      <p className={classNames(styles.whole, 'small', 'muted')}>
        {beforeLink}
        <Link className="link" to={form.privacyLink.href}>
          {form.privacyLink.label}
        </Link>
        {afterLink}
      </p>
      <div className={styles.whole}>
        <Button type="submit" kind="primary" size="large" data-send data-idle={form.submit} data-busy={form.submitting}>
          {form.submit}
        </Button>
      </div>
      <noscript className={styles.whole}>
        <p>
          {labels.formNeedsScript}{' '}
          <a className="link" href={details.mail.href}>
            {details.mail.value}
          </a>
          .
        </p>
      </noscript>
    </form>
  )
}

type TextInputProps = { name: 'nameFirst' | 'nameLast' | 'email' } & Pick<ComponentProps<'input'>, 'type'>

function TextInput({ name, type = 'text' }: TextInputProps) {
  const { hint, placeholder, autocomplete } = form.fields[name]
  return (
    <Field label={contactFieldLabels[name]} hint={hint} id={name} required>
      {(aria) => (
        <span className={field.box}>
          <input
            {...aria}
            name={name}
            type={type}
            maxLength={contactLimits[name]}
            placeholder={placeholder}
            autoComplete={autocomplete}
            className={field.control}
          />
        </span>
      )}
    </Field>
  )
}

function Captcha() {
  const { hint, placeholder } = form.fields.captcha
  const text = (
    <>
      {contactFieldLabels.captcha}: <span data-problem aria-live="polite" />
    </>
  )
  return (
    <div className={styles.captcha}>
      <Field label={text} hint={hint} id="answer" required>
        {(aria) => (
          <span className={field.box}>
            <input
              {...aria}
              name="answer"
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(-contactLimits.answer).length}
              placeholder={placeholder}
              className={field.control}
            />
          </span>
        )}
      </Field>
      <Button icon={<IconRefresh stroke={1.75} aria-hidden />} data-new-captcha>
        {form.captchaReload}
      </Button>
    </div>
  )
}
