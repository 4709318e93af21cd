/**
 * Loads React as the built site has it, before anything else asks for it: its development build keeps a stack for
 * every element, which takes half the time of a page.
 */
const { NODE_ENV = 'test' } = process.env
process.env.NODE_ENV = 'production'
await import('react/jsx-runtime')
await import('react-dom/server')
process.env.NODE_ENV = NODE_ENV

export {}
