import { isContentKind } from '../../contract/contentKinds.ts'
import { conferenceId } from './conferenceId.ts'

/** The text that an address names; the first one of no conference where it names none. */
export const textIn = (params: Readonly<Record<string, string>>) => {
  const { kind = '' } = params
  return isContentKind(kind) ? { id: conferenceId(params), kind } : ({ id: 0, kind: 'about' } as const)
}
