/** A newer record has arrived: the page passes the server's facts to its copy of the lifecycle. */
export const learned = <Facts extends object>(facts: Facts) => ({ type: 'facts.learned' as const, facts })
