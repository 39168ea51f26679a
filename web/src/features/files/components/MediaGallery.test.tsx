import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import type { StoredFile } from '../api.ts'
import { MediaGallery } from './MediaGallery.tsx'

const file = (name: string, mimeType = 'image/webp'): StoredFile => ({
  id: name,
  name,
  mimeType,
  signedUrl: `https://store.example/${name}/full`,
})

test('three are shown, the third says how many more; none shows nothing', () => {
  const { rerender } = render(<MediaGallery media={['a', 'b', 'c', 'd', 'e'].map((name) => file(name))} />)
  expect(screen.getAllByRole('button')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'c vergrössern, 2 weitere' })).toBeInTheDocument()
  expect(screen.getByText(/2 Bilder/)).toBeInTheDocument()
  rerender(<MediaGallery media={[]} />)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('a video opens in the player; one that does not play can be saved', async () => {
  render(<MediaGallery media={[file('a'), file('rundgang.mp4', 'video/mp4')]} />)
  await userEvent.click(screen.getByRole('button', { name: 'rundgang.mp4 vergrössern' }))
  fireEvent.error(await screen.findByLabelText('rundgang.mp4'))
  const link = screen.getByRole('link', { name: 'rundgang.mp4 speichern' })
  expect(link).toHaveAttribute('href', 'https://store.example/rundgang.mp4/full')
  await userEvent.click(screen.getByRole('button', { name: 'Nächstes' }))
  expect(screen.getByRole('img', { name: 'a' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Schliessen' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
