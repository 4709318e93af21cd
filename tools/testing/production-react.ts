/**
 * Loads React's production build, before anything else imports it: the development build records a stack for every
 * element, which takes half the time of a page.
 */
const { NODE_ENV = 'test' } = process.env
process.env.NODE_ENV = 'production'
await import('react/jsx-runtime')
await import('react-dom/server')
process.env.NODE_ENV = NODE_ENV

export {}
