import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import type { SetupWorker } from 'msw/browser'

import { answerInPage } from '../../mocks/answerInPage.ts'
import { calls } from '../../src/contract/calls.ts'

let unanswered: string[] = []
let story = 0
let started: SetupWorker | undefined

/** Mock Service Worker of the workshop. @throws before `startNetwork` */
export const worker = (): SetupWorker => {
  if (started === undefined) throw new Error('The network of the workshop has not been started')
  return started
}

/** A new story begins: requests of earlier ones do not concern it, even if they arrive only now. */
export const beginRequests = () => {
  story += 1
  unanswered = []
}

/** Prefix of every request of the current story, so that a late one is recognised. */
export const requestPrefix = () => `/story-${story}`

/** @throws when the story made a request that it did not answer */
export const expectEveryRequestAnswered = () => {
  if (unanswered.length === 0) return
  throw new Error(`Requests that this story does not answer: ${unanswered.join(', ')}`)
}

/**
 * The worker of the workshop. A request that a story does not answer itself gets 501 and is remembered: without it the
 * dev server would answer its index page with status 200.
 */
export const startNetwork = async () => {
  started = setupWorker(...roots.map((root) => http.all(`*${root}/*`, ({ request }) => refuse(request))))
  await started.start({
    quiet: true,
    // Relative, so that the workshop also works below a path; Vitest serves its pages from elsewhere.
    serviceWorker: {
      url: '__vitest_browser__' in globalThis ? '/mockServiceWorker.js' : 'mockServiceWorker.js',
    },
    onUnhandledRequest(request) {
      if (new URL(request.url).origin !== location.origin) remember(request)
    },
  })
  // Set by the runner of all stories (scripts/lib/storyStage.mjs); people see each request in the tools of their browser.
  if ('__answersInPage' in globalThis) answerInPage(started)
  return started
}

/** First segments of all paths of the contract. */
const roots = [...new Set(Object.values(calls).map(({ path }) => `/${path.split('/')[1]}`))]

const refuse = (request: Request) => {
  remember(request)
  return HttpResponse.json({ code: 501, msg: 'This story has no answer for it', data: null }, { status: 501 })
}

const remember = (request: Request) => {
  const { origin, pathname } = new URL(request.url)
  const [, asker, path = pathname] = /^\/story-(\d+)(\/.*)$/.exec(pathname) ?? []
  if (asker !== undefined && Number(asker) !== story) return
  unanswered.push(`${request.method} ${origin === location.origin ? '' : origin}${path}`)
}
