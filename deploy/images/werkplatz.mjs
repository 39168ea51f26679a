// The one command of the image; a process of its own is chosen by the first word. No shell: nothing here needs one.
const names = ['http', 'live', 'worker', 'migrate', 'check-store', 'forget-again']
const [name, ...rest] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(`usage: ${names.join(' | ')}`)
  process.exit(2)
}
process.argv.splice(2, process.argv.length, ...rest)
await import(new URL(`server/src/processes/${name}.ts`, import.meta.url).href)
