import { cutTo } from '../../../src/contract/characters.ts'

/** Whether a text that was not typed for a reader names the computer it comes from: a path of folders, or an address. */
export const isTelling = (text: string): boolean => isLocalPath(text) || address.test(beginning(text))

export const isLocalPath = (text: string): boolean => localPath.test(beginning(text))

/** On a long text an expression would take a long time. */
const beginning = (text: string) => cutTo(text, 2000)

const localPath =
  /(?:^|[\s"'(=,;|>])(?:file:|[A-Za-z]:[\\/]|\\\\[^\\\s]|\/(?:home|Users|Volumes|export|afs|mnt)\/[^/\s])/i
const address = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/u
