import type { UserEvent } from '@testing-library/user-event'
import { uninstrumentedUserEvent } from 'storybook/test'

import { handlers } from '../../../mocks/handlers.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { currentWatch } from '../../atlas/observe.ts'
import { cleanBrowser } from '../../preview/cleanBrowser.ts'
import { requestPrefix, worker } from '../../preview/network.ts'
import type { WalkHarness } from '../drivers/driver.ts'
import { visitor } from '../stage/answers.ts'
import { createNetwork } from '../stage/createNetwork.ts'
import type { Network } from '../stage/createNetwork.ts'
import { createStage, handsOptions } from '../stage/createStage.tsx'
import type { Stage } from '../stage/createStage.tsx'
import { restoreDevice } from '../stage/device.ts'
import { createRecorder } from '../stage/recorder.ts'

export interface WorkshopHarness extends WalkHarness {
  /** The visitor chooses another language; the present content stays, and new requests are answered at once. */
  switchTo(locale: Locale): void
  /** From the visitor's next touch on, requests are answered at once. */
  letGoOnTouch(): void
  /** Uncaught errors of its pages. */
  errors(): string[]
  /** Removes the page with all its data in the browser. */
  close(): void
}

const hour = 3_600_000
const touches = ['pointerdown', 'keydown'] as const

/** One for all stories: it recognises requests of an earlier one. */
let network: Network | undefined

/** The whole site in the document of a story, with an answer for every call. */
export const createWorkshopHarness = (
  locale: Locale,
  pageActions: (user: UserEvent) => UserEvent = (user) => user,
): WorkshopHarness => {
  const watch = currentWatch()
  const recorder = createRecorder()
  const own = (network ??= createNetwork(worker()))
  const unmark = own.mark()
  const stages: Stage[] = []
  const letGo = ({ isTrusted }: Event) => isTrusted && own.letGo()
  cleanBrowser()
  own.use(...visitor(), ...handlers)
  return {
    locale,
    network: own,
    async openStage(options) {
      const stage = await createStage(options, {
        network: own,
        locale,
        hands: () => pageActions(uninstrumentedUserEvent.setup(handsOptions)),
        isApart: true,
        // A state stays for as long as a viewer looks at it.
        timeout: hour,
        baseUrl: requestPrefix(),
        recorder: {
          ...recorder,
          inspect(event) {
            recorder.inspect(event)
            watch.inspect(event)
          },
        },
      })
      stages.push(stage)
      return stage
    },
    switchTo(wanted) {
      own.letGo()
      for (const { services } of stages) services.locale.send({ type: 'locale.choose', locale: wanted })
    },
    letGoOnTouch() {
      for (const type of touches) addEventListener(type, letGo, true)
    },
    errors: () => stages.flatMap(({ errors }) => errors),
    close() {
      for (const stage of stages) stage.close()
      for (const type of touches) removeEventListener(type, letGo, true)
      own.reset()
      unmark()
      restoreDevice()
      cleanBrowser()
    },
  }
}
