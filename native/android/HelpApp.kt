// Checked with npm run check-native: compiled by Kotlin 1.3 against stubs of the Android classes; not run on a device.
package com.example.companion

/**
 * What your app supplies: let your Application class implement it. Functions that you add go into AppFunctions and, if they open a
 * screen, HelpActivity; the other files can stay as they are.
 */
interface HelpApp {
    /** Where the site is published, without a path or a slash at its end: "https://help.example.com" */
    val helpOrigin: String

    /** A key of content/catalogue.json */
    val helpBrand: String

    val helpBrandName: String

    val appVersion: String

    /** Who is signed in, from memory: no network request, since a page waits for it. */
    fun helpUser(): HelpUser

    /**
     * The token for the app servers; empty only when nobody is signed in. It is called on the main thread:
     * use `withContext(Dispatchers.IO)` for what blocks.
     *
     * @param refresh the last token was refused: fetch a new one
     * @throws Exception if it cannot be fetched now: the page then asks again
     */
    suspend fun helpToken(refresh: Boolean): String
}

/** `uid` is the id in the user center, and empty when nobody is signed in. `lang` is as for `getLanguage`. */
class HelpUser(val uid: String, val name: String, val lang: String, val country: String, val dialCode: String)
