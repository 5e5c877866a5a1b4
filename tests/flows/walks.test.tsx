import { describe, expect, it } from 'vitest'

import { machines } from '../../src/machines/registry.ts'
import { describeWalks } from '../support/describeWalks.ts'
import { walkedMachines } from '../support/walkedMachines.ts'

for (const id of walkedMachines('most')) describeWalks(id)

describe('the walks through the page', () => {
  it('go over every registered machine', () => {
    const walked = [...walkedMachines('most'), ...walkedMachines('rest')]
    expect(walked.toSorted()).toEqual(Object.keys(machines).toSorted())
  })
})
