import { CallError, failure } from '../contract/failure.ts'

/**
 * A file as a data address whose type is what its name says: devices that do not know the type say nothing, and the server
 * compares the three. Rejects when the file cannot be read any more.
 */
export const readAsImage = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = String(reader.result)
      const type = /\.png$/i.test(file.name) ? 'image/png' : 'image/jpeg'
      resolve(`data:${type};base64,${address.slice(address.indexOf(',') + 1)}`)
    })
    reader.addEventListener('error', () => reject(new CallError(unreadable)))
    reader.readAsDataURL(file)
  })

const unreadable = failure('refused', null, { reason: 'fileContentWrong', field: null, retry_after: null })
