import type { ConferenceContent, ContentRelease } from '../../src/contract/conferenceContent.ts'
import { fixturesFor } from '../fixtures.ts'

const { getContent, getContentRelease } = fixturesFor('zh')

/** A first notice that has been released once. */
export const contentSample: ConferenceContent = getContent
export const releaseSample: ContentRelease = getContentRelease
