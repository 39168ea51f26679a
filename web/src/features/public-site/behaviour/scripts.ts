// The pages' own scripts, each bundled alone with everything it needs. Worker files are what Vite bundles that way;
// these are loaded by a script element instead.
const files: Record<string, string> = import.meta.glob('./{home,features,contact}.ts', {
  eager: true,
  query: '?worker&url',
  import: 'default',
})

export const scriptOf = (page: 'home' | 'features' | 'contact'): string => files[`./${page}.ts`]!
