// Designs to choose from instead of a photograph: files of the web app itself, web/public/art/avatar-0.svg, banner-0.svg …
export type PictureKind = 'avatar' | 'banner'

export const designs: Record<PictureKind, number> = { avatar: 12, banner: 4 }

export const designId = (design: number) => `generated:${design}`

/** Null: not a design but the id of an uploaded picture. */
export function designOf(choice: string): number | null {
  const number = /^generated:(\d{1,2})$/.exec(choice)?.[1]
  return number === undefined ? null : Number(number)
}

/** No upload, no signature: everybody may fetch it. */
export const artUrl = (kind: PictureKind, design: number) => `/art/${kind}-${design}.svg`
