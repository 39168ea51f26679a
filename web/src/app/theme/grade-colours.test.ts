// Grades stay readable for everybody: the number on its ground and on the card, in every theme, however colours are seen.
import { expect, test } from 'vitest'

import { themeNames } from './css-from-tokens.ts'
import tokens from './tokens.json' with { type: 'json' }

type Rgb = [red: number, green: number, blue: number]

/** What a missing kind of cone leaves of light (Machado, Oliveira, Fernandes 2009, in full); without any, lightness is left. */
const visions: Record<string, [Rgb, Rgb, Rgb]> = {
  everything: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

const linear = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })

const through = (weights: Rgb, light: readonly number[]) =>
  weights.reduce((sum, weight, n) => sum + weight * light[n]!, 0)

function lightness(hex: string, vision: [Rgb, Rgb, Rgb]): number {
  const light = linear(hex)
  const seen = vision.map((weights) => Math.min(1, Math.max(0, through(weights, light))))
  return through([0.2126, 0.7152, 0.0722], seen)
}

function contrast(one: string, other: string, vision: [Rgb, Rgb, Rgb]): number {
  const [dark, bright] = [lightness(one, vision), lightness(other, vision)].toSorted((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

test.each(Object.entries(visions))('%s', (_, vision) => {
  for (const name of themeNames) {
    const { grade, color } = tokens.themes[name]
    for (const [tone, { fg, bg }] of Object.entries(grade))
      for (const ground of [bg, color.surface])
        expect(contrast(fg, ground, vision), `${name} ${tone} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})
