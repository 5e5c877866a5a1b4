import type { UserEvent } from '@testing-library/user-event'
import type { SetupWorker } from 'msw/browser'
import { uninstrumentedUserEvent } from 'storybook/test'

import { handlers } from '../../../mocks/handlers.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { visitor } from '../../harness/scene/answers.ts'
import { restoreDevice } from '../../harness/scene/device.ts'
import type { WalkHarness } from '../../harness/drivers/driver.ts'
import { createNetwork } from '../../harness/stage/createNetwork.ts'
import { createStage, handsOptions } from '../../harness/stage/createStage.tsx'
import type { Stage } from '../../harness/stage/createStage.tsx'
import { createRecorder } from '../../harness/stage/recorder.ts'
import { cleanBrowser } from '../../preview/cleanBrowser.ts'
import { requestPrefix } from '../../preview/network.ts'
import { currentWatch } from '../observe.ts'

interface Options {
  /** The worker of the workshop. */
  readonly worker: SetupWorker
  readonly locale: Locale
  readonly pageActions: (user: UserEvent) => UserEvent
}

export interface WorkshopTheatre extends WalkHarness {
  /** Takes the page away with everything that it left in the browser. */
  close(): void
}

/**
 * The whole site in the document of a story. It uses the real address bar, so the story should stand in a frame of its
 * own; `close` gives the address back.
 */
export const createWorkshopTheatre = ({ worker, locale, pageActions }: Options): WorkshopTheatre => {
  const address = location.href
  const watch = currentWatch()
  const recorder = createRecorder()
  const network = createNetwork(worker)
  const unmark = network.mark()
  const stages: Stage[] = []
  cleanBrowser()
  network.use(...visitor(), ...handlers)
  return {
    locale,
    network,
    async openStage(options) {
      const stage = await createStage(options, {
        network,
        locale,
        hands: () => pageActions(uninstrumentedUserEvent.setup(handsOptions)),
        trackless: true,
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
    close() {
      for (const stage of stages) stage.close()
      network.reset()
      unmark()
      restoreDevice()
      cleanBrowser()
      history.replaceState(null, '', address)
    },
  }
}
