import { initializeApp } from 'firebase/app'
import { readFirebaseOptions } from './config.ts'

export const firebaseApp = initializeApp(readFirebaseOptions(import.meta.env))
