import { useRef, type ReactNode } from 'react'

export type FilePickerProps = {
  label: string
  extensions: readonly string[]
  multiple?: boolean
  onFiles: (files: File[]) => void
  className?: string | undefined
  disabled?: boolean
  children: ReactNode
}

/** A button that opens the computer's own file dialog. */
export function FilePicker({
  label,
  extensions,
  multiple = true,
  onFiles,
  className,
  disabled,
  children,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
