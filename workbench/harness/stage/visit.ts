import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageLanguage } from '../../../server/shared/sentences/messages.ts'

/** Name of the fixtures' member in the language of the scene. */
export const memberName = (locale: string) => fixturesFor(messageLanguage(locale)).getUserInfo.nickname
