/** Whether a text that nobody typed for a reader says whose computer it comes from: a way through folders, or an address. */
export const isTelling = (text: string): boolean => localPath.test(text) || address.test(text)

export const isLocalPath = (text: string): boolean => localPath.test(text)

const localPath =
  /(?:^|[\s"'(=,;|>])(?:file:|[A-Za-z]:[\\/]|\\\\[^\\\s]|\/(?:home|Users|Volumes|export|afs|mnt)\/[^/\s])/i
const address = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/u
