import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'

import type { Locale } from '../../src/i18n/locale.ts'
import { clearCookie } from '../../src/services/cookies.ts'
import { restoreDevice } from '../../workbench/harness/stage/device.ts'
import { createStage, handsOptions } from '../../workbench/harness/stage/createStage.tsx'
import type { Stage, StageOptions } from '../../workbench/harness/stage/createStage.tsx'
import { network } from './network.ts'
import { createRecorder } from '../../workbench/harness/stage/recorder.ts'
import type { Recorder } from '../../workbench/harness/stage/recorder.ts'

export interface TestOptions extends StageOptions {
  readonly locale?: Locale
  readonly recorder?: Recorder
}

/** Opens the site at an address. Closes it, and forgets everything it left in the browser, when the test is over. */
export const openStage = async ({
  locale,
  recorder = createRecorder(),
  ...options
}: TestOptions): Promise<Stage> => {
  await network.start()
  const stage = await createStage(options, {
    network,
    recorder,
    hands: () => userEvent.setup(handsOptions),
    ...(locale === undefined ? {} : { locale }),
  })
  onTestFinished(() => {
    stage.close()
    forgetEverything()
  })
  return stage
}

const forgetEverything = () => {
  network.reset()
  restoreDevice()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) clearCookie(pair.split('=')[0] ?? '')
}
