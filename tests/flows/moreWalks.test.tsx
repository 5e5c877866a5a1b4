import { describeWalks } from '../support/describeWalks.ts'
import { walkedMachines } from '../support/walkedMachines.ts'

for (const id of walkedMachines('rest')) describeWalks(id)
