import { newCode } from '../../lifecycles/benefits/newCoupon.ts'

/** 60 bits each, drawn by the system's generator. */
const length = 12

export const newCodes = (number: number): string[] => {
  const codes = new Set<string>()
  while (codes.size < number) codes.add(newCode(length))
  return [...codes]
}

/** As it is stored: people write codes in small letters and with gaps. */
export const storedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')
