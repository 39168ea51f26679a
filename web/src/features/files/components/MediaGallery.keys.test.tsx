import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import type { StoredFile } from '../api.ts'
import { MediaGallery } from './MediaGallery.tsx'

// The large view on its way: it has not taken the focus yet.
vi.mock('./Lightbox.tsx', () => ({ default: ({ start }: { start: number }) => <p>Beginnt bei {start + 1}</p> }))

const file = (name: string): StoredFile => ({
  id: name,
  name,
  mimeType: 'image/png',
  signedUrl: `https://store.example/${name}`,
})

test('an arrow that is faster than the large view turns the page all the same', async () => {
  render(<MediaGallery media={[file('a.png'), file('b.png'), file('c.png')]} />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(screen.queryByText(/^Beginnt/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}{ArrowRight}')
  expect(await screen.findByText('Beginnt bei 2')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await screen.findByText('Beginnt bei 3')).toBeInTheDocument()
})
