// Few numbers side by side, large, with a rule between them.
import { colours } from './brand.ts'
import { asArtifact, inner, page } from './page-frame.ts'
import { room, type Pen } from './pen.ts'
import type { Fact } from './sheet.ts'
import { heightOf, setText, type Setting } from './type-setting.ts'

const PADDING = 10
const GAP = 14

export function drawFigures({ doc, root, size }: Pen, figures: readonly Fact[]) {
  const width = inner / figures.length
  const value: Setting = { face: 'display', size: size.title, colour: colours.ink, width: width - 2 * PADDING }
  const label: Setting = { ...value, face: 'text', size: size.small, colour: colours.muted }
  const top = size.title * 1.3
  const height = top + Math.max(...figures.map((figure) => heightOf(doc, figure.label, label)))
  room(doc, height + GAP)
  const { y } = doc
  const list = doc.struct('L')
  root.add(list)
  figures.forEach((figure, i) => {
    const x = page.side + i * width + (i === 0 ? 0 : PADDING)
    if (i > 0) {
      const at = page.side + i * width
      asArtifact(
        doc,
        () =>
          void doc
            .moveTo(at, y)
            .lineTo(at, y + height)
            .lineWidth(0.75)
            .strokeColor(colours.line)
            .stroke(),
      )
    }
    // Heard as «Einsätze, 3», seen the other way round.
    const says = doc.struct('Lbl', {}, () => setText(doc, figure.label, x, y + top, label))
    const number = doc.struct('LBody', {}, () => setText(doc, figure.value, x, y, value))
    list.add(doc.struct('LI', {}, [says, number]))
  })
  list.end()
  doc.x = page.side
  doc.y = y + height + GAP
}
