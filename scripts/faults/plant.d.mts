import type { Fault } from './table.mjs'

export const applied: () => boolean
export const faultyText: (fault: Fault, text: string) => string
export const plant: (fault: Fault) => void
export const withdraw: () => void
