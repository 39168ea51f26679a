// Pictures that are something else, hold something else, or grow beyond measure.
import { exifWithPlace, photo } from '../support.ts'
import {
  bitmap,
  EICAR,
  gif,
  join,
  PLACE,
  png,
  SCRIPT,
  text,
  u32,
  withJpegSegment,
  withPngChunk,
  zip,
  type Hostile,
} from './build.ts'

const image = (name: string, bytes: Buffer, more: Partial<Hostile> = {}): Hostile => ({
  name,
  group: 'image',
  bytes,
  expected: 'refused',
  ...more,
})
const cleaned = (name: string, bytes: Buffer, secret: string, really?: 'jpg' | 'png'): Hostile =>
  image(name, bytes, { expected: 'cleaned', secret, ...(really && { really }) })

export async function hostilePictures(): Promise<Hostile[]> {
  const jpeg = await photo(320, 200)
  const small = png(64, 48)
  const webp = await photo(120, 90, 'webp')
  const archive = zip([{ name: 'evil.js', body: text(SCRIPT) }])
  const program = join('MZ\x90\0', Buffer.alloc(400), 'This program cannot be run in DOS mode')
  return [
    image('page.png', text(`<!doctype html>${SCRIPT}`)),
    image('script.jpg', text('alert(1)//')),
    image('page.gif', text(`GIF89a/*${SCRIPT}*/=1;alert(1)`)),
    image('paper.png', text(`%PDF-1.7\n1 0 obj\n<<>>\n%%EOF\n${SCRIPT}`)),
    image('archive.png', archive),
    image('program.jpg', program),
    image('program.exe.jpg', program),
    image('elf.png', join('\x7fELF\x02\x01\x01', Buffer.alloc(200))),
    image('php.jpg', text('<?php system($_GET["c"]); ?>')),
    image('eicar.png', text(EICAR)),
    image('eicar.jpg', text(EICAR)),
    image('lie.jpg', small, { really: 'png' }),
    image('lie.png', jpeg, { really: 'jpg' }),
    image('lie.webp', await photo(30, 30, 'gif')),
    image('lie.gif', webp),
    image('drawing.png', text('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    image('cut.jpg', jpeg.subarray(0, jpeg.length / 2)),
    image('cut.png', small.subarray(0, small.length - 30)),
    image('one-byte.png', Buffer.from([0x89])),
    image('film.png', text('RIFF____AVI LIST')),
    image('flood.png', png(30_000, 30_000, 1)),
    image('flood-real.png', png(7_000, 6_000)),
    image('flood.jpg', withJpegSegment(jpeg, 0xc0, Buffer.from([8, 0xfd, 0xe8, 0xfd, 0xe8, 1, 1, 0x11, 0]))),
    image('flood.gif', gif(1, 65_535, 65_535, true)),
    image('long.gif', gif(201)),
    image('endless.gif', gif(5_000)),
    image('flood.bmp', bitmap({ width: 30_000, height: 30_000, pixels: Buffer.alloc(16) })),
    image('negative.bmp', bitmap({ width: -5, height: 5, pixels: Buffer.alloc(80) })),
    image('packed.bmp', bitmap({ width: 8, height: 8, depth: 8, compression: 1 })),
    image('cut.bmp', bitmap({ width: 100, height: 100, pixels: Buffer.alloc(40) })),
    image('overlap.bmp', bitmap({ width: 4, height: 4, offset: 2 })),
    image('page.bmp', text(`BM${SCRIPT}`)),
    image('deep.bmp', bitmap({ width: 4, height: 4, depth: 16 })),
    image('size-lie.png', small, { claims: small.length - 1 }),
    image('photo.jpg.exe', jpeg, { really: 'jpg' }),
    image('photo.svgz', small, { really: 'png' }),
    image('photo.html', small, { really: 'png' }),
    image('photo', small, { really: 'png' }),
    image('photo.png ', small, { really: 'png' }),
    image('type-lie.png', small, { type: 'text/html', really: 'png' }),
    cleaned('tail-page.jpg', join(jpeg, SCRIPT), SCRIPT, 'jpg'),
    cleaned('tail-archive.png', join(small, archive), SCRIPT, 'png'),
    cleaned('tail-page.gif', join(gif(2, 4, 4), SCRIPT), SCRIPT),
    cleaned('comment.jpg', withJpegSegment(jpeg, 0xfe, text(SCRIPT)), SCRIPT, 'jpg'),
    cleaned('text.png', withPngChunk(small, 'tEXt', text(`Comment\0${SCRIPT}`)), SCRIPT, 'png'),
    cleaned('php.png', withPngChunk(small, 'iTXt', text('XML\0\0\0\0\0<?php evil(); ?>')), '<?php', 'png'),
    cleaned('tail.bmp', join(bitmap({ width: 6, height: 6 }), SCRIPT), SCRIPT),
    cleaned('photo.html.png', withPngChunk(small, 'tEXt', text(`a\0${SCRIPT}`)), SCRIPT, 'png'),
    cleaned('\u202Egnp.exe.png', withPngChunk(small, 'tEXt', text(`a\0${SCRIPT}`)), SCRIPT, 'png'),
    cleaned('tail.webp', join(webp, SCRIPT), SCRIPT),
    cleaned('place.jpg', await exifWithPlace(jpeg, 'jpeg'), PLACE, 'jpg'),
    cleaned('place.png', await exifWithPlace(small, 'png'), PLACE, 'png'),
    cleaned('place.webp', await exifWithPlace(webp, 'webp'), PLACE),
    cleaned(
      'xmp.jpg',
      withJpegSegment(jpeg, 0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PLACE}</x:xmpmeta>`)),
      PLACE,
      'jpg',
    ),
    cleaned(
      'iptc.jpg',
      withJpegSegment(jpeg, 0xed, join('Photoshop 3.0\0', '8BIM', u32(0x0404_0000), text(PLACE))),
      PLACE,
      'jpg',
    ),
  ]
}
