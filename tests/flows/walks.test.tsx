import { describe, expect, it } from 'vitest'

import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { describeWalks } from '../support/describeWalks.ts'
import { drivers } from '../../workbench/harness/drivers/drivers.ts'

for (const id of Object.keys(drivers) as MachineId[]) describeWalks(id)

describe('the walks through the page', () => {
  it('go over every registered machine', () => {
    expect(Object.keys(drivers).sort()).toEqual(Object.keys(machines).sort())
  })
})
