import { within } from '@testing-library/dom'

import { dialog, pageActions } from './pageActions.ts'
import type { Stage } from './createStage.tsx'

/** Answers the profile dialog: as an ordinary visitor with one subject, or as an organizer who goes on to `/attest`. */
export const chooseProfile = async (stage: Stage, destination: 'home' | 'attest') => {
  const { answer } = pageActions(stage)
  if (destination === 'attest') {
    await chooseOrganizer(stage)
    return answer('login.profile.complete')
  }
  await chooseSubject(stage, 'Artificial intelligence', '人工智能')
  return answer('login.profile.submit')
}

export const chooseOrganizer = async (stage: Stage) => {
  const box = within(await dialog())
  await stage.user.click(await box.findByRole('radio', { name: stage.say('login.profile.yes') }))
}

/** Searches a subject of the second level by one of its names and ticks, or unticks, it. */
export const chooseSubject = async (stage: Stage, ...names: string[]) => {
  const box = within(await dialog())
  const search = await box.findByRole('searchbox')
  const name = new RegExp(`^(${names.join('|')})$`)
  await stage.user.clear(search)
  await stage.user.type(
    search,
    names[stage.services.texts.read().locale === 'en' ? 0 : names.length - 1] ?? '',
  )
  await stage.user.click(await box.findByRole('checkbox', { name }))
}
