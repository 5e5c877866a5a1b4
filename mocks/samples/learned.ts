/** A newer record has come: the page tells its copy of the lifecycle what the server knows of the world now. */
export const learned = <Facts extends object>(facts: Facts) => ({ type: 'facts.learned' as const, facts })
