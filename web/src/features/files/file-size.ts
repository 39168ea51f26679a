/** «240 KB», «2,4 MB»: as people know it from their computer. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  return `${(bytes / 1_000_000).toLocaleString('de-CH', { maximumFractionDigits: 1 })} MB`
}
