import fc from 'fast-check'

/**
 * Property tests ask the same questions in every run, so that what fails can be run again and what landed stays green;
 * `PROPERTY_SEED=$RANDOM` asks others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) })
