import { CallError, failure } from '../contract/failure.ts'

/**
 * A file as a data address whose type is what its name says: devices that do not know the type say nothing, and the server
 * compares it with the content. Rejects when the file cannot be read any more.
 */
export const readVoucher = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = String(reader.result)
      resolve(`data:${typeOf(file.name)};base64,${address.slice(address.indexOf(',') + 1)}`)
    })
    reader.addEventListener('error', () => reject(new CallError(unreadable)))
    reader.readAsDataURL(file)
  })

const typeOf = (name: string) => {
  if (/\.pdf$/i.test(name)) return 'application/pdf'
  return /\.png$/i.test(name) ? 'image/png' : 'image/jpeg'
}

const unreadable = failure('refused', null, {
  reason: 'fileContentWrong',
  field: 'content',
  retry_after: null,
})
