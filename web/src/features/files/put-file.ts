// One file straight to object storage, with the progress the browser really sees. fetch cannot tell how much is sent.
export interface PutOptions {
  type: string
  onProgress: (share: number) => void
  signal: AbortSignal
}

export function putFile(url: string, file: Blob, { type, onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const end = () => signal.removeEventListener('abort', cancel)
    request.open('PUT', url)
    // The address is bound to it.
    request.setRequestHeader('content-type', type)
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('loadend', end)
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new Error(`the store says ${request.status}`)),
    )
    request.addEventListener('error', () => reject(new Error('the store does not answer')))
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
    signal.addEventListener('abort', cancel)
    if (signal.aborted) reject(new DOMException('cancelled', 'AbortError'))
    else request.send(file)
  })
}
