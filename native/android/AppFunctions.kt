// Checked with npm run check-native: compiled by Kotlin 1.3 against stubs of the Android classes, and run there; not run on a device.
package com.example.companion

import android.content.SharedPreferences
import android.net.Uri
import org.json.JSONObject

/** What the functions do to the screen around the web view, or open from it. */
interface HelpScreen {
    fun close()

    /** @throws Exception if the phone has no app for the address */
    fun openOutside(address: Uri)

    fun share(title: String, text: String)
}

/** The functions that are worth having from the first day. Add others here and in [capabilities]. */
class AppFunctions(
    private val app: HelpApp,
    private val screen: HelpScreen,
    private val store: SharedPreferences
) : CompanionFunctions {

    override suspend fun call(method: String, params: JSONObject): Any? = when (method) {
        "getLanguage" -> languageOf(app.helpUser())
        "getUserToken" -> JSONObject().put("token", app.helpToken(params.optBoolean("refresh")))
        "getUserInfo" -> userInfo(app.helpUser())
        "getBrand" -> JSONObject().put("brand", app.helpBrand).put("name", app.helpBrandName)
        "exit" -> done { screen.close() }
        "openExternalLink" -> done { screen.openOutside(webAddress(params.getString("url"))) }
        "getLocalData" -> JSONObject().put("value", store.getString(keyOf(params), null) ?: JSONObject.NULL)
        "saveLocalData" -> done { store.edit().putString(keyOf(params), params.getString("value")).apply() }
        "share" -> done { screen.share(params.getString("title"), "${params.getString("text")}\n${params.getString("url")}") }
        else -> throw CallError("unsupported")
    }

    /** The page has checked the host; the scheme decides which of the phone's apps opens the address. */
    private fun webAddress(url: String): Uri {
        val address = Uri.parse(url)
        if (address.scheme != "https" || address.host.isNullOrEmpty()) throw CallError("failed")
        return address
    }

    /** Keys of pages are kept apart from the app's own, whichever store they share. */
    private fun keyOf(params: JSONObject): String = "companion.${params.getString("key")}"

    private fun userInfo(user: HelpUser) = JSONObject()
        .put("uid", user.uid)
        .put("username", user.name)
        .put("appVersion", app.appVersion)
        .put("platform", "android")
        .put("language", languageOf(user))

    private fun languageOf(user: HelpUser) =
        JSONObject().put("lang", user.lang).put("countryAbbr", user.country).put("countryCode", user.dialCode)

    private inline fun done(action: () -> Unit): Any? {
        action()
        return null
    }

    companion object {
        /** For `companionInfo`: what is not here, the pages hide or replace. */
        val capabilities = listOf(
            "getLanguage", "getUserToken", "getUserInfo", "getBrand", "exit", "openExternalLink", "getLocalData", "saveLocalData", "share"
        )
    }
}
