// Videos that say where they were filmed, point elsewhere or are no videos.
import { EICAR, box, chunk, full, join, list, PLACE, SCRIPT, text, u32, u32le, type Hostile } from './build.ts'

const video = (name: string, bytes: Buffer, more: Partial<Hostile> = {}): Hostile => ({
  name,
  group: 'image',
  bytes,
  expected: 'refused',
  ...more,
})
const ftyp = (brand: string) => box('ftyp', brand, u32(0), brand)
const PICTURES = text('picture-samples!')

interface TrackShape {
  handler?: string
  at: number
  size: number
  reference?: Buffer
  extra?: Buffer
}

function track({ handler = 'vide', at, size, reference, extra }: TrackShape): Buffer {
  const self = full('dref', u32(1), reference ?? join(u32(12), 'url ', u32(1)))
  const stbl = box(
    'stbl',
    full('stsd', u32(0)),
    full('stts', u32(0)),
    full('stsc', u32(1), u32(1), u32(1), u32(1)),
    full('stsz', u32(size), u32(1)),
    full('stco', u32(1), u32(at)),
  )
  const minf = box('minf', full('vmhd', u32(0), u32(0)), box('dinf', self), stbl)
  const times = u32(0x1234_5678)
  return box(
    'trak',
    full('tkhd', times, times, Buffer.alloc(72)),
    box('mdia', full('mdhd', times, times, Buffer.alloc(12)), full('hdlr', u32(0), handler, Buffer.alloc(13)), minf),
    extra ?? Buffer.alloc(0),
  )
}

interface Film {
  brand?: string
  inMovie?: Buffer
  atTop?: Buffer
  reference?: Buffer
  inTrack?: Buffer
  /** Samples of a second track, of this handler. */
  log?: { handler: string; samples: Buffer }
}

export function film({ brand = 'isom', inMovie, atTop, reference, inTrack, log }: Film = {}): Buffer {
  const head = ftyp(brand)
  const samples = join(PICTURES, log?.samples ?? '')
  const at = head.length + 8
  const tracks = [
    track({ at, size: PICTURES.length, ...(reference && { reference }), ...(inTrack && { extra: inTrack }) }),
  ]
  if (log) tracks.push(track({ handler: log.handler, at: at + PICTURES.length, size: log.samples.length }))
  const moov = box('moov', full('mvhd', u32(0x1234_5678), u32(1), Buffer.alloc(92)), ...tracks, inMovie ?? '')
  return join(head, box('mdat', samples), moov, atTop ?? '')
}

export const avi = (info: Buffer = Buffer.alloc(0), more: Buffer = Buffer.alloc(0)) => {
  const strl = list('strl', chunk('strh', Buffer.alloc(56)), chunk('strf', Buffer.alloc(40)), more)
  const body = join(
    'AVI ',
    list('hdrl', chunk('avih', Buffer.alloc(56)), strl),
    info,
    list('movi', chunk('00dc', PICTURES)),
  )
  return join('RIFF', u32le(body.length), body)
}

const nested = (depth: number): Buffer => (depth === 0 ? Buffer.alloc(0) : box('trak', nested(depth - 1)))
const place = text(PLACE)
const cleaned = (name: string, bytes: Buffer, secret = PLACE): Hostile =>
  video(name, bytes, { expected: 'cleaned', secret, ...(name.endsWith('.mp4') && { really: 'mp4' as const }) })

export const hostileVideos = (): Hostile[] => [
  video('page.mp4', text(`<!doctype html>${SCRIPT}`)),
  video('eicar.mp4', text(EICAR)),
  video('matroska.mp4', join(Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(300))),
  video('picture.mp4', join(ftyp('heic'), box('mdat', PICTURES))),
  video('no-movie.mp4', join(ftyp('isom'), box('mdat', PICTURES))),
  video('head-page.mp4', join(SCRIPT, film())),
  video('cut.mp4', film().subarray(0, 200)),
  video('box-lie.mp4', join(ftyp('isom'), u32(0x7fff_ffff), 'moov', Buffer.alloc(40))),
  video('empty-box.mp4', join(ftyp('isom'), u32(4), 'moov', Buffer.alloc(40))),
  video('many-boxes.mp4', join(film(), ...Array.from({ length: 21_000 }, () => box('free')))),
  video('deep.mp4', join(ftyp('isom'), box('mdat', PICTURES), box('moov', nested(500)))),
  video('remote.mp4', film({ reference: join(u32(40), 'url ', u32(0), 'http://evil.example/x.mp4\0\0\0') })),
  video('alias.mov', film({ brand: 'qt  ', reference: join(u32(12), 'alis', u32(0)) })),
  video('lie.mov', film({ brand: 'isom' }), { really: 'mp4' }),
  video('lie.mp4', film({ brand: 'qt  ' })),
  video(
    'sound-only.mp4',
    join(ftyp('isom'), box('mdat', 'x'), box('moov', track({ handler: 'soun', at: 28, size: 1 }))),
  ),
  video(
    'log-outside.mp4',
    join(
      ftyp('isom'),
      box('mdat', PICTURES),
      box('moov', track({ at: 28, size: 4 }), track({ handler: 'meta', at: 0, size: 20 })),
    ),
  ),
  video('page.avi', text(`RIFF${SCRIPT}`)),
  video('cut.avi', avi().subarray(0, 100)),
  video('sound.avi', join('RIFF', u32le(40), 'WAVEfmt ', Buffer.alloc(32))),
  video('tail-page.avi', join(avi(), SCRIPT)),
  cleaned('place-udta.mp4', film({ inMovie: box('udta', box('\u00a9xyz', place)) })),
  cleaned('place-meta.mp4', film({ atTop: box('meta', u32(0), place) })),
  cleaned('place-uuid.mp4', film({ atTop: box('uuid', place) })),
  cleaned('place-track.mp4', film({ inTrack: box('udta', place) })),
  cleaned('place-free.mp4', film({ atTop: box('free', place) })),
  cleaned('place-log.mp4', film({ log: { handler: 'meta', samples: place } })),
  cleaned('page-tail.mp4', film({ atTop: box('junk', SCRIPT) }), SCRIPT),
  cleaned('place.mov', film({ brand: 'qt  ', inMovie: box('meta', full('keys', place)) })),
  cleaned('place-log.mov', film({ brand: 'qt  ', log: { handler: 'tmcd', samples: place } })),
  cleaned('place.avi', avi(list('INFO', chunk('IGPS', place)))),
  cleaned('place-camera.avi', avi(Buffer.alloc(0), chunk('strd', place))),
  cleaned('place-junk.avi', avi(chunk('JUNK', place))),
]
