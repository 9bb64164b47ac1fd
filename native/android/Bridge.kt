// Checked with npm run check-native: compiled by Kotlin 1.3 against stubs of the Android classes, and run there; not run on a device.
package com.example.companion

import android.net.Uri
import android.util.Log
import android.webkit.WebView
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch
import org.json.JSONException
import org.json.JSONObject

/** An error for the page: "unsupported", "cancelled" or "failed". */
class CallError(val code: String) : Exception(code)

interface CompanionFunctions {
    /** Runs one function of companion-shell.d.ts. Whatever it throws becomes an error for the page. */
    suspend fun call(method: String, params: JSONObject): Any?
}

/** Answers the calls of pages of one origin. Pages of other origins find no `companionShell`. */
class Bridge(
    private val origin: String,
    private val functions: CompanionFunctions,
    private val scope: CoroutineScope
) : WebViewCompat.WebMessageListener {

    /** Call before the first loadUrl: both take effect with the next page. A web view that is too old has no bridge, and guides only. */
    fun attach(view: WebView, info: JSONObject) {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return
        WebViewCompat.addWebMessageListener(view, "companionShell", setOf(origin), this)
        if (WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
            WebViewCompat.addDocumentStartJavaScript(view, "window.companionInfo = $info", setOf(origin))
        }
    }

    override fun onPostMessage(
        view: WebView,
        message: WebMessageCompat,
        sourceOrigin: Uri,
        isMainFrame: Boolean,
        replyProxy: JavaScriptReplyProxy
    ) {
        if (!isMainFrame) return
        val call = try {
            JSONObject(message.data ?: return)
        } catch (_: JSONException) {
            return
        }
        scope.launch { replyProxy.postMessage(replyTo(call).toString()) }
    }

    /** Never throws anything but the cancellation of its coroutine: an uncaught exception would end the app. */
    suspend fun replyTo(call: JSONObject): JSONObject {
        val reply = JSONObject().put("v", 1).put("id", call.optString("id"))
        val method = call.optString("method")
        return try {
            val data = functions.call(method, call.optJSONObject("params") ?: JSONObject())
            reply.put("ok", true).put("data", data ?: JSONObject.NULL)
        } catch (error: CallError) {
            reply.put("ok", false).put("error", errorOf(error.code))
        } catch (cancelled: CancellationException) {
            throw cancelled
        } catch (problem: Exception) {
            // For instance, a token that cannot be fetched offline: an error, never an empty token. Its message may quote one.
            Log.w("Companion", "$method: ${problem.javaClass.name}\n${problem.stackTrace.joinToString("\n")}")
            reply.put("ok", false).put("error", errorOf("failed"))
        }
    }

    private fun errorOf(code: String) = JSONObject().put("code", code)
}
