import { act, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { TextField } from '../fields/TextField.tsx'
import { useFormDraft } from './use-form-draft.ts'

const fields = { title: { label: 'Titel', maxLength: 80, sentAs: ['name'] }, place: { label: 'Ort' } }
const open = () =>
  renderHook(() => useFormDraft({ userId: 'u', name: 'x', loaded: { title: 'Alt', place: '' }, fields })).result

beforeEach(() => localStorage.clear())

test('bind gives a control all it needs to know of its field', () => {
  const form = open()
  expect(form.current.bind('title')).toMatchObject({ name: 'title', label: 'Titel', maxLength: 80, value: 'Alt' })
  expect(form.current.bind('place')).not.toHaveProperty('maxLength')
  render(<TextField {...form.current.bind('title')} />)
  expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Alt')
})

test('a change goes to its field alone, and takes what was wrong with it along', () => {
  const form = open()
  act(() => form.current.setErrors({ title: 'Zu kurz', place: 'Fehlt' }))
  expect(form.current.bind('title').error).toBe('Zu kurz')
  act(() => form.current.bind('title').onChange('Neu'))
  expect(form.current.values).toEqual({ title: 'Neu', place: '' })
  expect(form.current.bind('title').error).toBeUndefined()
  expect(form.current.bind('place').error).toBe('Fehlt')
})

test('what the server refuses is found at its field', () =>
  expect(open().current.errorsOf([{ path: 'name', sentence: 'Zu lang.' }])).toEqual({ title: 'Zu lang.' }))

test('a form that is torn away keeps the last letters; one that is left on purpose keeps nothing', () => {
  const write = (leave: (form: ReturnType<typeof useFormDraft<{ title: string; place: string }>>) => void) => {
    const { result, unmount } = renderHook(() =>
      useFormDraft({ userId: 'u', name: 'x', loaded: { title: '', place: '' }, fields }),
    )
    act(() => result.current.change({ title: 'Angefan' }))
    leave(result.current)
    unmount()
    return JSON.stringify(localStorage)
  }
  expect(write(() => undefined)).toContain('Angefan')
  expect(open().current.values.title).toBe('Angefan')
  localStorage.clear()
  expect(write((form) => form.forget())).not.toContain('Angefan')
})
